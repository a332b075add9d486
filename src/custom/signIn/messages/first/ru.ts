import type { FirstSignInMessages } from './en.ts';

export const firstSignInRussian: FirstSignInMessages = {
  signIn: {
    showPassword: 'Показать пароль',
    hidePassword: 'Скрыть пароль',
    required: 'Обязательное поле',
    header: {
      signIn: 'Войти',
      registration: 'Регистрация',
    },
    picture: {
      title: 'Каждый лид найдёт свой путь',
      text: 'Офферы, кампании, статистика и выплаты в одном месте.',
    },
    fields: {
      email: 'Эл. почта',
      password: 'Пароль',
      newPassword: 'Новый пароль',
      repeat: 'Повторите новый пароль',
      firstName: 'Имя',
      lastName: 'Фамилия',
      optional: 'Необязательно',
      code: 'Код',
      recoveryCode: 'Резервный код',
    },
    login: {
      title: 'Вход',
      lead: 'С возвращением!',
      submit: 'Войти',
      forgot: 'Забыли пароль?',
      noAccount: 'Ещё нет учётной записи?',
      register: 'Создать',
    },
    code: {
      title: 'Двухфакторная аутентификация',
      lead: 'Введите код из приложения-аутентификатора.',
      codeHint: 'Шесть цифр',
      recoveryCodeHint: 'Один из сохранённых вами кодов. Каждый действует один раз.',
      submit: 'Подтвердить',
      back: 'Назад',
      useRecovery: 'Ввести резервный код',
      useApp: 'Ввести код из приложения',
    },
  },
};
