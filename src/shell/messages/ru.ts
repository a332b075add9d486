import type { ShellMessages } from './en.ts';

export const russian: ShellMessages = {
  shell: {
    name: 'Sluice',
    title: '%{page} – %{tenant}',
    loading: 'Загрузка',
    header: {
      menu: 'Открыть меню',
      account: 'Учётная запись: %{name}',
      profile: 'Профиль',
      theme: 'Тема',
      system: 'Как в системе',
      light: 'Светлая',
      dark: 'Тёмная',
      toDark: 'Включить тёмную тему',
      toLight: 'Включить светлую тему',
      language: 'Язык',
      search: 'Поиск',
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
      change: 'Часовой пояс: %{zone} %{offset}',
      label: 'Часовой пояс',
      search: 'Город или смещение, например +02:00',
      none: 'Ничего не найдено',
      saved: 'Время теперь показано в поясе %{zone}',
    },
    traffic: {
      blocked: 'Сейчас сеть не принимает ваш трафик: отправленное не оплачивается. Подробности — у вашего менеджера.',
      reason: 'Причина: %{reason}',
    },
    trial: {
      left: 'Пробный период: остался %{smart_count} день |||| Пробный период: осталось %{smart_count} дня |||| Пробный период: осталось %{smart_count} дней',
      short: '%{days} дн.',
      expired: 'Пробный период закончился',
    },
    menu: {
      label: 'Главное меню',
      collapse: 'Свернуть меню',
      expand: 'Развернуть меню',
      beta: 'Бета',
      soon: 'Скоро',
      skip: 'Перейти к содержимому',
      back: 'Назад в главное меню',
      unpaid:
        '%{smart_count} неоплаченный счёт |||| %{smart_count} неоплаченных счёта |||| %{smart_count} неоплаченных счетов',
      comingHint: 'Появится позже. %{what}',
    },
    errors: {
      nothingToOpen: 'Здесь для вас пока ничего нет',
      nothingToOpenHint:
        'Ваша роль пока не даёт доступа ни к одной странице. Обратитесь к менеджеру или администратору.',
    },
  },
};
