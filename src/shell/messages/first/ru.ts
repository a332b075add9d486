import type { FirstShellMessages } from './en.ts';

export const firstShellRussian: FirstShellMessages = {
  shell: {
    name: 'Sluice',
    title: '%{page} – %{tenant}',
    loading: 'Загрузка',
    impersonationEnded: 'Вы вернулись в свою учётную запись.',
    header: {
      menu: 'Открыть меню',
      account: 'Учётная запись: %{name}',
      toDark: 'Включить тёмную тему',
      toLight: 'Включить светлую тему',
      language: 'Язык',
      search: 'Поиск',
    },
    zone: {
      change: 'Часовой пояс: %{zone} %{offset}',
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
  ra: {
    action: {
      add_filter: 'Добавить фильтр',
      clear_input_value: 'Очистить',
      export: 'Экспорт',
      search: 'Поиск',
      select_all: 'Выбрать все',
    },
    auth: { auth_check_error: 'Войдите, чтобы продолжить' },
    boolean: { true: 'Да', false: 'Нет' },
    message: {
      select_all_limit_reached: 'Записей слишком много, чтобы выбрать их все. Выбраны только первые %{max}.',
    },
    navigation: {
      next: 'Следующая',
      page_rows_per_page: 'Строк на странице:',
      previous: 'Предыдущая',
    },
    notification: {
      http_error: 'Ошибка сервера',
      i18n_error: 'Не удалось загрузить перевод для указанного языка',
      logged_out: 'Ваша сессия завершена, попробуйте переподключиться/войти снова',
      not_authorized: 'У вас нет доступа к этому ресурсу',
    },
    page: { list: '%{name}' },
  },
};
