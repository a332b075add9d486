import type { ShellMessages } from './en.ts';

export const russian: ShellMessages = {
  shell: {
    header: {
      profile: 'Профиль',
      theme: 'Тема',
      system: 'Как в системе',
      light: 'Светлая',
      dark: 'Тёмная',
      signOut: 'Выйти',
    },
    shortcuts: {
      title: 'Сочетания клавиш',
      palette: 'Поиск и команды',
      edit: 'Редактировать запись',
      help: 'Показать сочетания клавиш',
      close: 'Закрыть окно или меню',
      singleKeys: 'Включить действия по одной клавише',
    },
    zone: {
      label: 'Часовой пояс',
      search: 'Город или смещение, например +02:00',
      none: 'Ничего не найдено',
      saved: 'Время теперь показано в поясе %{zone}',
    },
  },
};
