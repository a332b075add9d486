import type { Words } from './words.ts';

interface FailureRow extends Words {
  status: number;
}

/** Every way a call can fail: a closed list, each with its status and its message. The names are the `code` of an error's body, which stay (D130). */
export const failures = {
  malformed: { status: 400, en: 'The request is malformed', ru: 'Запрос составлен неправильно' },
  noItems: { status: 400, en: 'Send at least one item', ru: 'Передайте хотя бы одну запись' },
  unknownParameter: { status: 400, en: 'Unknown parameter “{0}”', ru: 'Неизвестный параметр «{0}»' },
  badParameter: { status: 400, en: 'The parameter “{0}” has a wrong value', ru: 'Неверное значение параметра «{0}»' },
  unauthorized: { status: 401, en: 'Please sign in', ru: 'Войдите в систему' },
  wrongCredentials: { status: 401, en: 'Wrong e-mail or password', ru: 'Неверная эл. почта или пароль' },
  codeRequired: {
    status: 401,
    en: 'Enter the code from your authenticator app',
    ru: 'Введите код из приложения для входа',
  },
  wrongCode: { status: 401, en: 'Invalid code, please try again', ru: 'Неверный код, попробуйте ещё раз' },
  forbidden: {
    status: 403,
    en: 'You do not have the required access level',
    ru: 'У вас нет необходимого уровня доступа',
  },
  blocked: { status: 403, en: 'Your account is blocked', ru: 'Ваша учётная запись заблокирована' },
  roleInactive: { status: 403, en: 'Your role is not active', ru: 'Ваша роль отключена' },
  transitionForbidden: {
    status: 403,
    en: 'You may not change the status from “{0}” to “{1}”',
    ru: 'Вам нельзя изменить статус с «{0}» на «{1}»',
  },
  copyForbidden: {
    status: 403,
    en: 'You may not clone a record with the status “{0}”',
    ru: 'Вам нельзя клонировать запись со статусом «{0}»',
  },
  registrationClosed: {
    status: 403,
    en: 'This network takes no registrations',
    ru: 'Регистрация в этой сети закрыта',
  },
  signedInOnly: {
    status: 403,
    en: 'An API token cannot do this. Please sign in',
    ru: 'С токеном API это сделать нельзя. Войдите в систему',
  },
  notImpersonated: {
    status: 403,
    en: 'Only the owner of this account can do this',
    ru: 'Это может сделать только владелец учётной записи',
  },
  notFound: { status: 404, en: 'No such record', ru: 'Нет такой записи' },
  noSuchCall: { status: 404, en: 'There is no such call', ru: 'Такого вызова нет' },
  noNetwork: { status: 404, en: 'No network answers on this host', ru: 'По этому адресу не отвечает ни одна сеть' },
  timedOut: { status: 408, en: 'The request took too long to arrive', ru: 'Запрос передавался слишком долго' },
  stale: { status: 409, en: 'Somebody else has changed this record', ru: 'Кто-то другой изменил эту запись' },
  transition: {
    status: 409,
    en: 'The status cannot be changed from “{0}” to “{1}”',
    ru: 'Статус нельзя изменить с «{0}» на «{1}»',
  },
  final: {
    status: 409,
    en: 'A record with the status “{0}” can only be read',
    ru: 'Запись со статусом «{0}» можно только просматривать',
  },
  referenced: {
    status: 409,
    en: 'The record is still in use: {0}',
    ru: 'Запись ещё используется: {0}',
  },
  refused: { status: 409, en: 'The record does not allow this now', ru: 'Сейчас это с записью сделать нельзя' },
  limitReached: {
    status: 409,
    en: 'You can keep at most {0} of these. Please delete some first',
    ru: 'Можно хранить не больше {0}. Сначала удалите лишние',
  },
  keyReused: {
    status: 409,
    en: 'This Idempotency-Key was used for another request',
    ru: 'Этот Idempotency-Key уже использован для другого запроса',
  },
  tooLarge: { status: 413, en: 'The request is too large', ru: 'Слишком большой запрос' },
  unsupportedType: {
    status: 415,
    en: 'This type of content is not accepted',
    ru: 'Такой тип содержимого не принимается',
  },
  invalid: { status: 422, en: 'Please check the fields', ru: 'Проверьте поля' },
  tooMany: {
    status: 429,
    en: 'Too many attempts. Please try again later',
    ru: 'Слишком много попыток. Попробуйте позже',
  },
  headersTooLarge: {
    status: 431,
    en: 'The address or the headers of the request are too long',
    ru: 'Адрес или заголовки запроса слишком длинные',
  },
  internal: { status: 500, en: 'Something went wrong', ru: 'Что-то пошло не так' },
  busy: {
    status: 503,
    en: 'Somebody else is using the same data. Please try again',
    ru: 'С этими данными сейчас работает кто-то другой. Попробуйте ещё раз',
  },
  slow: {
    status: 503,
    en: 'This took too long. Please narrow it down or try again later',
    ru: 'Это заняло слишком много времени. Сузьте запрос или попробуйте позже',
  },
  unavailable: { status: 503, en: 'The service is not available now', ru: 'Сервис сейчас недоступен' },
} as const satisfies Record<string, FailureRow>;

export type FailureCode = keyof typeof failures;
