import type { InsightKind, Severity } from '../../../domain/statistics/insights.ts';
import type { Words } from '../../../domain/text/words.ts';

/** The texts of the insights page, loaded with it. */
export const insightWords = {
  about: {
    en: 'What changed compared with the previous period, why, and what is about to happen.',
    ru: 'Что изменилось по сравнению с предыдущим периодом, почему, и что скоро произойдёт.',
  },
  insights: { en: 'Insights', ru: 'Аналитика' },
  none: { en: 'Nothing stands out in this period', ru: 'За этот период ничего не выделяется' },
  noneHint: {
    en: 'Figures moved within their usual range, and nothing is about to go wrong.',
    ru: 'Показатели менялись в обычных пределах, проблем не ожидается.',
  },
  open: { en: 'Show figures', ru: 'Показать цифры' },
  openRecord: { en: 'Open', ru: 'Открыть' },
  made: { en: 'What made it', ru: 'Из чего это сложилось' },
  unknown: { en: 'Not set', ru: 'Не указано' },
  now: { en: 'This period', ru: 'Этот период' },
  before: { en: 'Previous period', ru: 'Предыдущий период' },
  chart: { en: 'This and the previous period', ru: 'Этот и предыдущий период' },
  rose: { en: '{0} rose by {1}, from {2} to {3}.', ru: '{0}: рост на {1}, было {2}, стало {3}.' },
  fell: { en: '{0} fell by {1}, from {2} to {3}.', ru: '{0}: снижение на {1}, было {2}, стало {3}.' },
  undecided: { en: 'Conversions still undecided: {0}.', ru: 'Конверсий ещё на рассмотрении: {0}.' },
  acceptance: {
    en: '{0} of decided leads accepted, {1} before; decided: {2}.',
    ru: 'Принято {0} обработанных лидов, раньше — {1}; обработано: {2}.',
  },
  approval: {
    en: '{0} of decided conversions approved, {1} before; decided: {2}.',
    ru: 'Подтверждено {0} рассмотренных конверсий, раньше — {1}; рассмотрено: {2}.',
  },
  filling: {
    en: '{0} of {1} used ({2}), {3} per hour.',
    ru: 'Занято {0} из {1} ({2}), в час — {3}.',
  },
  fullAt: { en: 'Full at about {0}.', ru: 'Заполнится примерно в {0}.' },
  taken: { en: '{0} of {1} used.', ru: 'Занято {0} из {1}.' },
  capFull: { en: 'A cap is full', ru: 'Капа заполнена' },
  guarantee: {
    en: 'Guaranteed {0}, received {1}, {2} expected in total.',
    ru: 'Гарантировано {0}, получено {1}, ожидается всего {2}.',
  },
  slow: {
    en: 'Half of {0|attempt|attempts} took longer than {1} s; {2} were accepted.',
    ru: 'Половина попыток (всего {0}) заняла больше {1} с; принято {2}.',
  },
  paused: { en: '{0} of {1|attempt was|attempts were} accepted.', ru: 'Принято попыток: {0} из {1}.' },
  since: { en: 'Since {0}.', ru: 'С {0}.' },
  failing: { en: '{0} of {1|postback|postbacks} failed.', ru: 'Не доставлено постбэков: {0} из {1}.' },
  stranded: {
    en: '{0|lead|leads} on hold will not be sent, as no active hold queue covers their country.',
    ru: 'Лидов в холде, которые никуда не уйдут: {0}. Их страны не входят ни в одну активную очередь холда.',
  },
  heldBack: {
    en: '{0|lead has|leads have} been on hold for more than a day: their campaign, affiliate or offer doesn’t take them at present.',
    ru: 'Лидов, которые ждут в холде больше суток: {0}. Сейчас их не принимает кампания, партнёр или оффер.',
  },
  silent: { en: '{0}: {1}, {2} before.', ru: '{0}: {1}, раньше — {2}.' },
} satisfies Record<string, Words>;

/** The name of each kind. */
export const kindWords: Record<InsightKind, Words> = {
  movement: { en: 'A figure changed', ru: 'Показатель изменился' },
  acceptanceDropped: { en: 'Fewer leads are accepted', ru: 'Принимают меньше лидов' },
  approvalDropped: { en: 'Fewer conversions are approved', ru: 'Подтверждают меньше конверсий' },
  capFilling: { en: 'A cap is about to be full', ru: 'Капа скоро заполнится' },
  guaranteeAtRisk: { en: 'A guarantee is at risk', ru: 'Гарантия под угрозой' },
  integrationSlow: { en: 'An integration is slow', ru: 'Интеграция отвечает медленно' },
  integrationPaused: { en: 'An integration is paused', ru: 'Интеграция приостановлена' },
  postbacksFailing: { en: 'Postbacks are failing', ru: 'Постбэки не доходят' },
  leadsStranded: { en: 'Held leads can’t be sent', ru: 'Лиды в холде некуда отправить' },
  leadsHeldBack: { en: 'Held leads are not sent', ru: 'Лиды в холде не проходят' },
  affiliateSilent: { en: 'An affiliate went silent', ru: 'Партнёр перестал присылать трафик' },
  affiliateRose: { en: 'An affiliate grew', ru: 'Партнёр вырос' },
};

/** The name of each severity. */
export const severityWords: Record<Severity, Words> = {
  critical: { en: 'Critical', ru: 'Критично' },
  warning: { en: 'Warning', ru: 'Внимание' },
  info: { en: 'For information', ru: 'К сведению' },
  good: { en: 'Good news', ru: 'Хорошая новость' },
};
