import type { Words } from './text/words.ts';

interface FailureRow extends Words {
  status: number;
}

/**
 * Every way a call can fail: a closed list, each with its status and message. The names are the `code` in an error’s
 * body, and never change (D130).
 */
export const failures = {
  malformed: { status: 400, en: 'The request is malformed', ru: 'Запрос составлен неправильно' },
  noItems: { status: 400, en: 'Send at least one item', ru: 'Передайте хотя бы одну запись' },
  unknownParameter: { status: 400, en: 'Unknown parameter “{0}”', ru: 'Неизвестный параметр «{0}»' },
  badParameter: { status: 400, en: 'Invalid value for the parameter “{0}”', ru: 'Неверное значение параметра «{0}»' },
  unauthorized: { status: 401, en: 'Please sign in', ru: 'Войдите в систему' },
  wrongCredentials: { status: 401, en: 'Wrong email or password', ru: 'Неверная эл. почта или пароль' },
  codeRequired: {
    status: 401,
    en: 'Enter the code from your authenticator app',
    ru: 'Введите код из приложения-аутентификатора',
  },
  wrongCode: { status: 401, en: 'Invalid code, please try again', ru: 'Неверный код, попробуйте ещё раз' },
  forbidden: {
    status: 403,
    en: 'You do not have the required access level',
    ru: 'У вас нет прав на это действие',
  },
  blocked: { status: 403, en: 'Your account is blocked', ru: 'Ваша учётная запись заблокирована' },
  trafficBlocked: {
    status: 403,
    en: 'The network is not accepting your traffic at the moment',
    ru: 'Сейчас сеть не принимает ваш трафик',
  },
  roleInactive: { status: 403, en: 'Your role is inactive', ru: 'Ваша роль неактивна' },
  transitionForbidden: {
    status: 403,
    en: 'You can’t change the status from “{0}” to “{1}”',
    ru: 'Вы не можете изменить статус с «{0}» на «{1}»',
  },
  copyForbidden: {
    status: 403,
    en: 'You can’t clone a record with the status “{0}”',
    ru: 'Вы не можете клонировать запись со статусом «{0}»',
  },
  registrationClosed: {
    status: 403,
    en: 'Registration is closed in this network',
    ru: 'Регистрация в этой сети закрыта',
  },
  signedInOnly: {
    status: 403,
    en: 'This can’t be done with an API token. Please sign in',
    ru: 'С токеном API это сделать нельзя. Войдите в систему',
  },
  notImpersonated: {
    status: 403,
    en: 'Only the account owner can do this',
    ru: 'Это может сделать только владелец учётной записи',
  },
  notFound: { status: 404, en: 'Record not found', ru: 'Запись не найдена' },
  noSuchCall: { status: 404, en: 'No such endpoint', ru: 'Нет такого метода API' },
  noNetwork: { status: 404, en: 'No network at this address', ru: 'По этому адресу нет сети' },
  nowhere: { status: 404, en: 'This link leads nowhere', ru: 'Эта ссылка никуда не ведёт' },
  timedOut: { status: 408, en: 'The request took too long to arrive', ru: 'Запрос передавался слишком долго' },
  stale: { status: 409, en: 'Someone else changed this record', ru: 'Запись изменил кто-то ещё' },
  changedSince: { status: 409, en: 'A later change touched the same fields', ru: 'Те же поля уже изменены позже' },
  notUndoable: { status: 409, en: 'This change can’t be undone', ru: 'Это изменение нельзя отменить' },
  copyChanged: {
    status: 409,
    en: '“{0}” has been changed since it was copied',
    ru: 'Копию «{0}» с тех пор изменили',
  },
  transition: {
    status: 409,
    en: 'The status can’t be changed from “{0}” to “{1}”',
    ru: 'Статус нельзя изменить с «{0}» на «{1}»',
  },
  final: {
    status: 409,
    en: 'Records with the status “{0}” are read-only',
    ru: 'Записи со статусом «{0}» доступны только для просмотра',
  },
  locked: {
    status: 409,
    en: 'This record is built in and can’t be changed. Clone it instead',
    ru: 'Это встроенная запись, изменить её нельзя. Клонируйте её',
  },
  referenced: {
    status: 409,
    en: 'This record is in use: {0}',
    ru: 'Запись ещё используется: {0}',
  },
  capFull: {
    status: 409,
    en: 'There is no room left in the cap “{0}”',
    ru: 'В капе «{0}» не осталось места',
  },
  invoiced: {
    status: 409,
    en: 'The conversion is on invoice {0}. Decline or delete the invoice first',
    ru: 'Конверсия входит в счёт {0}. Сначала отклоните или удалите счёт',
  },
  advanceSpent: {
    status: 409,
    en: 'Only {0} of the advance is left: invoices have taken the rest',
    ru: 'От аванса осталось только {0}: остальное взяли счета',
  },
  refused: {
    status: 409,
    en: 'This can’t be done with the record right now',
    ru: 'Сейчас это с записью сделать нельзя',
  },
  limitReached: {
    status: 409,
    en: 'You’ve reached the limit of {0}. Delete some first',
    ru: 'Достигнут предел: {0}. Сначала удалите лишние',
  },
  tooManyRecords: {
    status: 409,
    en: 'This would change more than {0} records. Please narrow them down',
    ru: 'Это изменит больше {0} записей. Сузьте выборку',
  },
  keyReused: {
    status: 409,
    en: 'This Idempotency-Key was used for another request',
    ru: 'Этот Idempotency-Key уже использован для другого запроса',
  },
  tooLarge: { status: 413, en: 'The request is too large', ru: 'Слишком большой запрос' },
  unsupportedType: {
    status: 415,
    en: 'Unsupported content type',
    ru: 'Неподдерживаемый тип содержимого',
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
    en: 'Someone else is changing the same data. Please try again',
    ru: 'Эти данные сейчас меняет кто-то другой. Попробуйте ещё раз',
  },
  slow: {
    status: 503,
    en: 'This took too long. Narrow your request or try again later',
    ru: 'Это заняло слишком много времени. Сузьте запрос или попробуйте позже',
  },
  statisticsRebuilding: {
    status: 503,
    en: 'Statistics are being rebuilt. Please try again in a few minutes',
    ru: 'Статистика пересобирается. Попробуйте через несколько минут',
  },
  statisticsUnreachable: {
    status: 503,
    en: 'The statistics store can’t be reached right now. Please try again in a moment',
    ru: 'Хранилище статистики сейчас недоступно. Попробуйте чуть позже',
  },
  statisticsAway: {
    status: 503,
    en: 'No statistics store is set up. Set CLICKHOUSE_URL to a ClickHouse server, or run Sluice on a platform that chdb supports',
    ru: 'Статистике негде храниться. Укажите в CLICKHOUSE_URL сервер ClickHouse или запустите Sluice на платформе, для которой есть chdb',
  },
  statisticsOff: {
    status: 503,
    en: 'Statistics are switched off by SLUICE_STATISTICS',
    ru: 'Статистика отключена переменной SLUICE_STATISTICS',
  },
  unavailable: { status: 503, en: 'The service is temporarily unavailable', ru: 'Сервис временно недоступен' },
} as const satisfies Record<string, FailureRow>;

export type FailureCode = keyof typeof failures;
