import type { ImpersonationMessages } from './en.ts';

export const impersonationRussian: ImpersonationMessages = {
  impersonation: {
    begin: 'Войти под пользователем',
    beginAs: 'Войти как %{name}',
    banner: 'Вход под пользователем',
    acting: '%{original} в учётной записи %{name}',
    note: 'В истории записываются оба имени.',
    leave: 'Вернуться к себе',
    leaving: 'Возвращаемся в вашу учётную запись',
  },
};
