import { type SieveFault, sieveConditions } from '../traffic/sieve.ts';
import type { Words } from '../text/words.ts';
import { refuses, type Taker, takes } from './taking-words.ts';

/** What a check found, for staff; and what an affiliate is shown if it ended their traffic. */
interface Reason {
  passed: Words;
  failed: Words;
  masked: Words;
  /** The key in `masks`. */
  mask: Mask;
  /** For a sieve, the text for the condition that failed. */
  failedBy?: Readonly<Record<SieveFault, Words>>;
}

/** Affiliates learn nothing about advertisers or about money that is not theirs. */
export const masks = {
  blocked: { en: 'Your traffic is blocked', ru: 'Ваш трафик заблокирован' },
  campaign: { en: 'The campaign is not running', ru: 'Кампания не запущена' },
  offer: { en: 'The offer is not available to you', ru: 'Оффер вам недоступен' },
  geo: { en: 'Traffic from this country is not accepted', ru: 'Трафик из этой страны не принимается' },
  source: { en: 'This traffic source is not accepted', ru: 'Этот источник трафика не принимается' },
  language: { en: 'Traffic in this language is not accepted', ru: 'Трафик на этом языке не принимается' },
  hours: { en: 'Traffic is not accepted at this time', ru: 'В это время трафик не принимается' },
  data: { en: 'The lead’s data is invalid', ru: 'Неправильные данные лида' },
  rules: { en: 'The lead was filtered out', ru: 'Лид отсеян' },
  duplicate: { en: 'Duplicate', ru: 'Дубль' },
  test: { en: 'Test lead', ru: 'Тестовый лид' },
  cold: { en: 'Cold traffic is not accepted', ru: 'Холодный трафик не принимается' },
  nobody: { en: 'Nobody accepts this traffic right now', ru: 'Сейчас этот трафик никто не принимает' },
  delivery: { en: 'The lead could not be delivered', ru: 'Лид не удалось доставить' },
  automatic: { en: 'Not a visitor', ru: 'Не посетитель' },
} satisfies Record<string, Words>;

export type Mask = keyof typeof masks;

const reason = (mask: Mask, passed: Words, failed: Words): Reason => ({ passed, failed, masked: masks[mask], mask });

/** A whole sieve as one check. */
const bySieve = (taker: Taker): Reason => ({
  ...reason('nobody', takes(taker, 'any'), refuses(taker, 'any')),
  failedBy: {
    country: refuses(taker, 'country'),
    language: refuses(taker, 'language'),
    trafficSource: refuses(taker, 'trafficSource'),
    schedule: refuses(taker, 'schedule'),
  },
});

/** One condition of a sieve. */
const byCondition = (mask: Mask, taker: Taker, condition: SieveFault): Reason =>
  reason(mask, takes(taker, condition), refuses(taker, condition));

const offerFromAffiliate = { en: 'Offer', ru: 'Оффер', last: { en: ' from the affiliate', ru: ' от партнёра' } };
const offerFromTeam = { en: 'Offer', ru: 'Оффер', last: { en: ' from the team', ru: ' от команды' } };

/** Every check there is, in the order in which they are made: a closed list. The names are codes that cards store. */
export const reasons = {
  campaign_active: reason(
    'campaign',
    { en: 'Campaign is active', ru: 'Кампания активна' },
    { en: 'Campaign is not active', ru: 'Кампания неактивна' },
  ),
  affiliate_active: reason(
    'blocked',
    { en: 'Affiliate is active', ru: 'Партнёр активен' },
    { en: 'Affiliate is blocked', ru: 'Партнёр заблокирован' },
  ),
  affiliate_traffic: reason(
    'blocked',
    { en: 'Affiliate may send traffic', ru: 'Партнёр может отправлять трафик' },
    { en: 'Affiliate’s traffic is blocked', ru: 'Трафик партнёра заблокирован' },
  ),
  team_active: reason(
    'blocked',
    { en: 'Team is active', ru: 'Команда активна' },
    { en: 'Team is blocked', ru: 'Команда заблокирована' },
  ),
  team_traffic: reason(
    'blocked',
    { en: 'Team may send traffic', ru: 'Команда может отправлять трафик' },
    { en: 'Team’s traffic is blocked', ru: 'Трафик команды заблокирован' },
  ),
  offer_active: reason(
    'offer',
    { en: 'Offer is active', ru: 'Оффер активен' },
    { en: 'Offer is not active', ru: 'Оффер неактивен' },
  ),
  offer_visible: reason(
    'offer',
    { en: 'Offer is open to the affiliate', ru: 'Оффер доступен партнёру' },
    { en: 'Offer is private and not assigned to the affiliate', ru: 'Оффер приватный и не назначен партнёру' },
  ),
  campaign_country: reason(
    'geo',
    { en: 'Campaign covers the country', ru: 'Кампания охватывает страну' },
    { en: 'Campaign does not cover the country', ru: 'Кампания не охватывает страну' },
  ),
  offer_country: reason(
    'geo',
    { en: 'Offer covers the country', ru: 'Оффер охватывает страну' },
    { en: 'Offer does not cover the country', ru: 'Оффер не охватывает страну' },
  ),
  offer_traffic_source: reason(
    'source',
    { en: 'Offer takes the traffic source', ru: 'Оффер принимает источник трафика' },
    { en: 'Offer does not take the traffic source', ru: 'Оффер не принимает источник трафика' },
  ),
  affiliate_country: byCondition('geo', offerFromAffiliate, 'country'),
  affiliate_language: byCondition('language', offerFromAffiliate, 'language'),
  affiliate_traffic_source: byCondition('source', offerFromAffiliate, 'trafficSource'),
  affiliate_schedule: byCondition('hours', offerFromAffiliate, 'schedule'),
  team_country: byCondition('geo', offerFromTeam, 'country'),
  team_language: byCondition('language', offerFromTeam, 'language'),
  team_traffic_source: byCondition('source', offerFromTeam, 'trafficSource'),
  team_schedule: byCondition('hours', offerFromTeam, 'schedule'),
  lead_parameters: reason(
    'data',
    { en: 'Required parameters are present', ru: 'Обязательные параметры есть' },
    { en: 'Required parameters are missing', ru: 'Не хватает обязательных параметров' },
  ),
  lead_format: reason(
    'data',
    { en: 'Contact data is well-formed', ru: 'Контактные данные записаны верно' },
    { en: 'Contact data is malformed', ru: 'Контактные данные записаны неверно' },
  ),
  lead_values: reason(
    'data',
    { en: 'Parameters have the right format', ru: 'Параметры в формате вертикали' },
    { en: 'Parameters have the wrong format', ru: 'Параметры в другом формате' },
  ),
  inbound_rules: reason(
    'rules',
    { en: 'No inbound rule applies', ru: 'Ни одно правило приёма не сработало' },
    { en: 'An inbound rule applies', ru: 'Сработало правило приёма' },
  ),
  lead_duplicate: reason(
    'duplicate',
    { en: 'No duplicate', ru: 'Не дубль' },
    { en: 'Duplicate of an earlier lead', ru: 'Дубль более раннего лида' },
  ),
  lead_cold: reason(
    'cold',
    { en: 'Fresh, or cold traffic is accepted', ru: 'Свежий лид, или холодный трафик принимается' },
    { en: 'Cold traffic is not accepted', ru: 'Холодный трафик не принимается' },
  ),
  lead_test: reason(
    'test',
    { en: 'Not a test', ru: 'Не тестовый' },
    { en: 'Test lead: it is not sent', ru: 'Тестовый лид: не отправляется' },
  ),
  advertiser_active: reason(
    'nobody',
    { en: 'Advertiser is active', ru: 'Рекламодатель активен' },
    { en: 'Advertiser is blocked', ru: 'Рекламодатель заблокирован' },
  ),
  advertiser_assigned: reason(
    'nobody',
    { en: 'Advertiser is assigned to the offer', ru: 'Рекламодатель назначен на оффер' },
    { en: 'Advertiser is not assigned to the offer', ru: 'Рекламодатель не назначен на оффер' },
  ),
  integration_assigned: reason(
    'nobody',
    { en: 'Leads of the offer use this integration', ru: 'Лиды оффера идут через эту интеграцию' },
    { en: 'Leads of the offer use another integration', ru: 'Лиды оффера идут через другую интеграцию' },
  ),
  integration_active: reason(
    'nobody',
    { en: 'Integration is active', ru: 'Интеграция активна' },
    { en: 'Integration is not active', ru: 'Интеграция неактивна' },
  ),
  integration_sends: reason(
    'nobody',
    { en: 'Integration sends leads', ru: 'Интеграция отправляет лиды' },
    { en: 'Integration does not send leads', ru: 'Интеграция не отправляет лиды' },
  ),
  circuit_closed: reason(
    'nobody',
    { en: 'Integration is not paused', ru: 'Интеграция не на паузе' },
    {
      en: 'Integration is paused by the monitor or by staff',
      ru: 'Интеграция на паузе: её остановил монитор или сотрудник',
    },
  ),
  landing_active: reason(
    'nobody',
    { en: 'Landing page is active', ru: 'Лендинг активен' },
    { en: 'Landing page is not active', ru: 'Лендинг неактивен' },
  ),
  targeting_audience: reason(
    'nobody',
    { en: 'Targeting is for this affiliate', ru: 'Таргетинг для этого партнёра' },
    { en: 'Targeting is for other affiliates', ru: 'Таргетинг для других партнёров' },
  ),
  targeting_sieve: bySieve({ en: 'Targeting', ru: 'Таргетинг' }),
  advertiser_sieve: bySieve({
    en: 'Advertiser',
    ru: 'Рекламодатель',
    last: { en: ' on this offer', ru: ' на этом оффере' },
  }),
  never_offered: reason(
    'nobody',
    { en: 'Advertiser has not had the lead', ru: 'Рекламодателю лид не предлагали' },
    { en: 'Advertiser has had the lead already', ru: 'Рекламодателю лид уже предлагали' },
  ),
  advertiser_chosen: reason(
    'nobody',
    { en: 'Advertiser was selected for the resend', ru: 'Рекламодатель выбран для переотправки' },
    { en: 'Another advertiser was selected for the resend', ru: 'Для переотправки выбран другой рекламодатель' },
  ),
  landing_sieve: bySieve({ en: 'Landing page', ru: 'Лендинг' }),
  landing_chosen: reason(
    'nobody',
    { en: 'Campaign uses the landing page', ru: 'Кампания использует лендинг' },
    { en: 'Campaign uses other landing pages', ru: 'Кампания использует другие лендинги' },
  ),
  targeting_room: reason(
    'nobody',
    { en: 'Targeting has room', ru: 'В таргетинге есть место' },
    { en: 'Targeting’s limit is reached', ru: 'Лимит таргетинга исчерпан' },
  ),
  cap_room: reason(
    'nobody',
    { en: 'Cap has room', ru: 'В капе есть место' },
    { en: 'Cap is full', ru: 'Капа заполнена' },
  ),
  tried_before: reason(
    'nobody',
    { en: 'Advertiser comes up for the first time', ru: 'Рекламодатель встречается впервые' },
    { en: 'Advertiser comes up earlier with another integration', ru: 'Рекламодатель уже выше с другой интеграцией' },
  ),
  somebody_left: reason(
    'nobody',
    { en: 'Someone takes it', ru: 'Есть кому отдать' },
    { en: 'Nobody takes it', ru: 'Отдать некому' },
  ),
} as const satisfies Record<string, Reason>;

export type ReasonCode = keyof typeof reasons;

/** Returns whether something stored or sent is the code of a check. */
export const isReason = (code: unknown): code is ReasonCode => typeof code === 'string' && Object.hasOwn(reasons, code);

const isCondition = (detail: unknown): detail is SieveFault => sieveConditions.some((one) => one === detail);

/** Returns what a check found, for staff; for a sieve, which of its conditions failed. */
export const findingWords = ({
  code,
  passed,
  detail,
}: {
  code: ReasonCode;
  passed: boolean;
  detail?: unknown;
}): Words => {
  const found: Reason = reasons[code];
  if (passed) return found.passed;
  return (isCondition(detail) && found.failedBy?.[detail]) || found.failed;
};
