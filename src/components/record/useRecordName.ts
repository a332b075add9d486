import { type RaRecord, useTranslate } from 'ra-core';
import { useEntry } from '../entries.ts';
import { useNouns } from '../nouns.ts';
import { useRepresent } from '../references.ts';

/** A record's title, `Casino Royale`, and its kind and id: `Offer 12`. */
export interface RecordName {
  /** Absent if the record has no title other than that. */
  kind?: string;
  title: string;
}

/** Returns the title of a record's page; the only record of its kind is named after its kind. */
export const useRecordTitle = (record: RaRecord | undefined): RecordName | undefined => {
  const entry = useEntry();
  const { name, single } = entry;
  const nouns = useNouns()(entry);
  const represent = useRepresent(name);
  const translate = useTranslate();
  if (single) return { title: translate(`${nouns}.title`) };
  if (!record) return undefined;
  const noun = translate(`${nouns}.name`, { smart_count: 1 });
  const title = represent(record);
  const kind = `${noun} ${record.id}`;
  // The public ID is below the heading, where it can be copied.
  const isNamed = title !== `#${record.id}` && title !== record['secureId'];
  return isNamed ? { kind, title } : { title: kind };
};

/** Returns the name on one line: `Offer 12 · Casino Royale`. */
export const inOneLine = ({ kind, title }: RecordName): string => (kind === undefined ? title : `${kind} · ${title}`);

/** Returns the name of a record's page, on one line. */
export const useRecordName = (record: RaRecord | undefined): string | undefined => {
  const name = useRecordTitle(record);
  return name && inOneLine(name);
};
