import type { PaletteMessages } from './en.ts';

export const paletteRussian: PaletteMessages = {
  palette: {
    title: 'Поиск и команды',
    placeholder: 'Поиск страниц, записей и действий',
    none: 'Ничего не найдено',
    failed: 'Сейчас не удаётся найти записи',
    groups: {
      recent: 'Недавнее',
      pages: 'Страницы',
      actions: 'Действия',
      records: 'Записи',
      people: 'Войти под пользователем',
    },
    create: 'Создать: %{name}',
    leave: 'Вернуться в свою учётную запись (%{name})',
    language: 'Язык: %{name}',
    toLight: 'Включить светлую тему',
    toDark: 'Включить тёмную тему',
  },
};
