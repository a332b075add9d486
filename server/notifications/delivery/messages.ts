import { formatDateTime } from '../../../domain/time/dates.ts';
import type { Language, Words } from '../../../domain/text/words.ts';
import type { NoticeType } from '../../../domain/notices/notice-types.ts';
import type { Email } from '../../mail/email.ts';
import { noticePath, noticeWords } from '../notice-texts.ts';

/** A notice to be worded. */
interface NoticeFacts {
  type: NoticeType;
  entity: string | null;
  record_id: number | null;
  params: Readonly<Record<string, unknown>>;
  happened_at: number;
}

interface Reader {
  language: Language;
  timezone: string;
  isStaff: boolean;
  /** The URL of a page of the admin. */
  addressOf(path: string): string;
}

const open: Words = { en: 'Open', ru: 'Открыть' };
const several: Words = { en: 'Notifications: {0}', ru: 'Уведомлений: {0}' };
const countOf = (count: number): Words => ({
  en: several.en.replace('{0}', String(count)),
  ru: several.ru.replace('{0}', String(count)),
});

const pathOf = ({ type, entity, record_id: id, params }: NoticeFacts, isStaff: boolean): string | null =>
  noticePath({ type, entity, id, params }, isStaff);

const lineOf = (told: NoticeFacts, { timezone }: Reader): Words => {
  const { title, text } = noticeWords(told.type, told.params);
  const at = formatDateTime(told.happened_at, timezone);
  const line = (language: Language): string =>
    [`${at} · ${title[language]}`, text?.[language]].filter(Boolean).join('\n');
  return { en: line('en'), ru: line('ru') };
};

/** Returns an email about one event, or about several since the last one. */
export const noticeEmail = (all: readonly NoticeFacts[], reader: Reader): Email => {
  const [first] = all;
  if (first && all.length === 1) {
    const { title, text } = noticeWords(first.type, first.params);
    const path = pathOf(first, reader.isStaff);
    return {
      subject: title,
      paragraphs: [text ?? title],
      ...(path !== null && { link: { label: open, url: reader.addressOf(path) } }),
    };
  }
  return {
    subject: countOf(all.length),
    paragraphs: all.map((told) => lineOf(told, reader)),
    link: { label: open, url: reader.addressOf('/') },
  };
};

/** Returns the same as message text. */
export const noticeMessage = (all: readonly NoticeFacts[], reader: Reader): string => {
  const { language } = reader;
  const [first] = all;
  if (first && all.length === 1) {
    const { title, text } = noticeWords(first.type, first.params);
    const path = pathOf(first, reader.isStaff);
    return [title[language], text?.[language], path === null ? undefined : reader.addressOf(path)]
      .filter(Boolean)
      .join('\n');
  }
  return [countOf(all.length)[language], ...all.map((told) => lineOf(told, reader)[language])].join('\n\n');
};

/** Returns how many of the first events fit in a message of at most `limit` characters, at least one. */
export const fitting = (all: readonly NoticeFacts[], reader: Reader, limit: number): number => {
  let count = 1;
  while (count < all.length && noticeMessage(all.slice(0, count + 1), reader).length <= limit) count += 1;
  return count;
};
