import type { PaletteMessages } from './en.ts';

export const paletteRussian: PaletteMessages = {
  palette: {
    title: 'Перейти или сделать',
    placeholder: 'Страница, запись, номер или действие',
    none: 'Ничего такого нет',
    failed: 'Сейчас не получилось найти записи',
    groups: {
      recent: 'Недавнее',
      pages: 'Страницы',
      actions: 'Действия',
      records: 'Записи',
      people: 'Войти под другим именем',
    },
    create: 'Создать: %{name}',
    leave: 'Вернуться в свой аккаунт (%{name})',
    language: 'Сменить язык: %{name}',
    toLight: 'Включить светлую тему',
    toDark: 'Включить тёмную тему',
  },
};
