import { macroSets, parseTemplate } from './macros.ts';
import type { PostbackEvent } from './postback-events.ts';
import type { Words } from '../text/words.ts';

/** The fields of a postback filled in so far. */
export interface PostbackDraft {
  url?: string | null | undefined;
  bodyFormat?: 'none' | 'json' | 'form' | null | undefined;
  body?: string | null | undefined;
  /** If there are neither events nor goals, everything is sent. */
  events?: readonly PostbackEvent[] | null | undefined;
  /** Ids of goals. */
  goalEvents?: readonly number[] | null | undefined;
}

const advice = {
  noId: {
    en: 'Add {click_id}, {lead_id} or a sub ID: without one, the tracker can’t match the event to a click or lead.',
    ru: 'Добавьте {click_id}, {lead_id} или sub ID: без них трекер не поймёт, к кому относится событие.',
  },
  alike: {
    en: 'Add {event}, {status} or {goal}: without one, all events look the same to the tracker.',
    ru: 'Добавьте {event}, {status} или {goal}: без них трекер не отличит одно событие от другого.',
  },
  empty: {
    en: 'The selected events never fill these in: {0}',
    ru: 'Выбранные события никогда не заполняют: {0}',
  },
  noCurrency: {
    en: 'Add {currency}: payouts come in several currencies.',
    ru: 'Добавьте {currency}: выплаты бывают в разных валютах.',
  },
  unsentBody: {
    en: 'The body template is not sent: choose its format.',
    ru: 'Шаблон тела не отправляется: выберите формат.',
  },
} satisfies Record<string, Words>;

const isId = (name: string): boolean => ['click_id', 'lead_id'].includes(name) || /^sub\d$/.test(name);
const ofConversions = ['transaction_id', 'goal', 'payout', 'currency'];

/** Returns the macros that are empty for every one of the events. */
const emptyFor = (events: readonly PostbackEvent[], goals: number): string[] => {
  const isAll = events.length === 0 && goals === 0;
  const hasConversions = isAll || goals > 0 || events.some((event) => event.startsWith('conversion_'));
  if (hasConversions) return [];
  return [...ofConversions, ...(events.includes('event_lead_grade_changed') ? [] : ['lead_grade'])];
};

const macrosIn = (template: string): string[] =>
  parseTemplate(template).flatMap((part) =>
    'macro' in part && Object.hasOwn(macroSets.postback, part.macro) ? [part.macro] : [],
  );

/**
 * Returns what will probably not work as intended in a valid postback; nothing until it has a URL. Unknown macros are
 * reported by the rules of its fields.
 */
export const postbackAdvice = ({ url, bodyFormat, body, events, goalEvents }: PostbackDraft): Words[] => {
  if (!url) return [];
  const isSent = bodyFormat === 'json' || bodyFormat === 'form';
  const used = new Set([...macrosIn(url), ...(isSent ? macrosIn(body ?? '') : [])]);
  const [chosen, goals] = [events ?? [], goalEvents?.length ?? 0];
  const tellsOne = chosen.length + goals === 1;
  const empty = emptyFor(chosen, goals).filter((name) => used.has(name));
  const names = empty.map((name) => `{${name}}`).join(', ');
  const has = (...wanted: string[]): boolean => wanted.some((name) => used.has(name));
  return [
    ...([...used].some(isId) ? [] : [advice.noId]),
    ...(tellsOne || has('event', 'status', 'goal') ? [] : [advice.alike]),
    ...(empty.length > 0
      ? [{ en: advice.empty.en.replace('{0}', names), ru: advice.empty.ru.replace('{0}', names) }]
      : []),
    ...(has('payout') && !has('currency') && !empty.includes('payout') ? [advice.noCurrency] : []),
    ...(!isSent && body ? [advice.unsentBody] : []),
  ];
};
