// Generated from openapi/entities/loginRecord.ts by `npm run codegen`. Do not edit.

export default {
  name: 'Вход |||| Входа |||| Входов',
  none: 'входов',
  about: 'Вход или попытка входа с известным адресом: когда, откуда и с какого устройства.',
  fields: {
    id: 'ID',
    user: 'Пользователь',
    outcome: 'Результат',
    address: 'IP-адрес',
    browser: 'Браузер',
    system: 'Система',
    impersonator: 'Кто вошёл под пользователем',
    createdAt: 'Создано',
  },
  choices: {
    outcome: {
      success: 'Вход выполнен',
      wrong_password: 'Неверный пароль',
      wrong_code: 'Неверный код',
      blocked: 'Вход запрещён',
      token_reused: 'Сеанс завершён: токен использован повторно',
    },
  },
};
