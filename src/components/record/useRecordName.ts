import { type RaRecord, useTranslate } from 'ra-core';
import { useEntry } from '../entries.ts';
import { useRepresent } from '../references.ts';

/** What a record is called: `Casino Royale`, and what it is beside that: `Offer 12`. */
export interface RecordName {
  /** Absent where nothing tells the record apart but this. */
  kind?: string;
  title: string;
}

/** What the page of a record is called; the only record of its kind goes by its kind. */
export const useRecordTitle = (record: RaRecord | undefined): RecordName | undefined => {
  const { name, single } = useEntry();
  const represent = useRepresent(name);
  const translate = useTranslate();
  if (single) return { title: translate(`resources.${name}.title`) };
  if (!record) return undefined;
  const noun = translate(`resources.${name}.name`, { smart_count: 1 });
  const title = represent(record);
  const kind = `${noun} ${record.id}`;
  // The public ID stands below the heading, to be copied.
  const isNamed = title !== `#${record.id}` && title !== record['secureId'];
  return isNamed ? { kind, title } : { title: kind };
};

/** In one line: `Offer 12 · Casino Royale`. */
export const inOneLine = ({ kind, title }: RecordName): string => (kind === undefined ? title : `${kind} · ${title}`);

/** What the page of a record is called, in one line. */
export const useRecordName = (record: RaRecord | undefined): string | undefined => {
  const name = useRecordTitle(record);
  return name && inOneLine(name);
};
