import type { PaletteMessages } from './en.ts';

export const paletteRussian: PaletteMessages = {
  palette: {
    title: 'Перейти или сделать',
    placeholder: 'Страница, запись, номер или действие',
    none: 'Ничего такого нет',
    groups: { recent: 'Недавнее', pages: 'Страницы', actions: 'Действия', records: 'Записи' },
    create: 'Создать: %{name}',
    language: 'Сменить язык: %{name}',
    toLight: 'Включить светлую тему',
    toDark: 'Включить тёмную тему',
  },
};
