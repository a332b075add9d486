import type { Words } from '../../../domain/text/words.ts';
import type { Mail, Queue } from './useBackgroundWork.ts';

/** The texts of the background work page, loaded with it. */
export const backgroundWords = {
  about: {
    en: 'Scheduled work and sent emails.',
    ru: 'Регулярная работа и отправленные письма.',
  },
  aboutQueues: {
    en: 'Your network’s background work: pending, under way and failed. Sending can be stopped: everything waits in order until it is restarted.',
    ru: 'Фоновая работа сети: что ожидает, выполняется и не удалось. Отправку можно остановить: всё подождёт по порядку, пока её не запустят снова.',
  },
  sending: { en: 'Sending', ru: 'Отправка' },
  otherWork: { en: 'Other work', ru: 'Другая работа' },
  goesOn: { en: 'Running', ru: 'Идёт' },
  stoppedSince: { en: 'Stopped since {0}', ru: 'Остановлено с {0}' },
  stop: { en: 'Stop', ru: 'Остановить' },
  start: { en: 'Start', ru: 'Запустить' },
  stopQueue: { en: 'Stop: {0}', ru: 'Остановить: {0}' },
  startQueue: { en: 'Start: {0}', ru: 'Запустить: {0}' },
  stopAsked: { en: 'Stop “{0}”?', ru: 'Остановить «{0}»?' },
  stopText: {
    en: 'Work under way will be finished. Everything else waits in order until someone restarts it.',
    ru: 'То, что уже выполняется, завершится. Остальное будет ждать по порядку, пока это не запустят снова.',
  },
  stopMails: {
    en: 'Emails with links for new passwords wait too, and the links may expire.',
    ru: 'Ссылки для новых паролей тоже подождут и за это время могут устареть.',
  },
  stopped: { en: 'Stopped: {0}', ru: 'Остановлено: {0}' },
  started: { en: 'Started: {0}', ru: 'Запущено: {0}' },
  stops: { en: 'Stops of queues', ru: 'Когда очереди останавливали' },
  noStops: { en: 'No queue has been stopped yet.', ru: 'Очереди ещё не останавливали.' },
  stoppedAt: { en: 'Stopped', ru: 'Остановлено' },
  stoppedBy: { en: 'Stopped by', ru: 'Остановлено кем' },
  startedAt: { en: 'Started', ru: 'Запущено' },
  startedBy: { en: 'Started by', ru: 'Запущено кем' },
  work: { en: 'Work', ru: 'Работа' },
  waiting: { en: 'Waiting', ru: 'Ждёт' },
  running: { en: 'Under way', ru: 'Выполняется' },
  failed: { en: 'Failed', ru: 'Не удалось' },
  oldest: { en: 'Waiting since', ru: 'Ждёт с' },
  lastDone: { en: 'Last done', ru: 'Последний раз' },
  problem: { en: 'Last problem', ru: 'Последняя ошибка' },
  retry: { en: 'Try again', ru: 'Повторить' },
  retryQueue: { en: 'Try again: {0}', ru: 'Повторить: {0}' },
  retried: { en: 'Due now: {0}', ru: 'Повторяется: {0}' },
  chores: { en: 'Scheduled maintenance', ru: 'Регулярная работа системы' },
  lastFailed: { en: 'Last failed', ru: 'Последний сбой' },
  mails: { en: 'Latest emails', ru: 'Последние письма' },
  noMails: { en: 'No emails yet.', ru: 'Писем пока нет.' },
  to: { en: 'To', ru: 'Кому' },
  subject: { en: 'About', ru: 'О чём' },
  state: { en: 'State', ru: 'Состояние' },
  attempts: { en: 'Attempts', ru: 'Попытки' },
  created: { en: 'Created', ru: 'Создано' },
  retryMail: { en: 'Try the email to {0} again', ru: 'Отправить письмо на {0} снова' },
  retriedMail: { en: 'The email to {0} is being sent again', ru: 'Письмо на {0} отправляется снова' },
  cancel: { en: 'Cancel', ru: 'Отменить' },
  cancelMail: { en: 'Cancel the email to {0}', ru: 'Отменить письмо на {0}' },
  cancelIt: { en: 'Cancel email', ru: 'Отменить письмо' },
  cancelAsked: { en: 'Cancel this email?', ru: 'Отменить это письмо?' },
  cancelText: { en: 'It will never be sent to {0}.', ru: 'Письмо на {0} никогда не будет отправлено.' },
  cancelledMail: { en: 'The email to {0} is cancelled', ru: 'Письмо на {0} отменено' },
  mailOver: { en: 'It is already being sent or finished', ru: 'Письмо уже отправляется или завершено' },
  next: { en: 'Next attempt', ru: 'Следующая попытка' },
} satisfies Record<string, Words>;

/** What each queue does. */
export const queueWords: Readonly<Record<Queue['name'], Words>> = {
  mails: { en: 'Emails', ru: 'Письма' },
  postbacks: { en: 'Postbacks to affiliates', ru: 'Постбэки партнёрам' },
  notices: { en: 'Notifications by rules', ru: 'Уведомления по правилам' },
  synchronizations: { en: 'Synchronisation of statuses and customers', ru: 'Синхронизация статусов и клиентов' },
  recordJobs: { en: 'Bulk changes and imports', ru: 'Массовые изменения и импорт' },
  exports: { en: 'Exports', ru: 'Экспорт' },
  pushes: { en: 'Leads being sent', ru: 'Отправка лидов' },
  heldLeads: { en: 'Held leads', ru: 'Лиды на холде' },
  acceptedLeads: { en: 'Payment for accepted leads', ru: 'Оплата принятых лидов' },
  approvals: { en: 'Automatic approval of conversions', ru: 'Автоматическое подтверждение конверсий' },
};

export const mailStateWords: Readonly<Record<Mail['state'], Words>> = {
  waiting: { en: 'Waiting', ru: 'Ждёт' },
  sent: { en: 'Sent', ru: 'Отправлено' },
  given_up: { en: 'Given up', ru: 'Не отправлено' },
  cancelled: { en: 'Cancelled', ru: 'Отменено' },
};
