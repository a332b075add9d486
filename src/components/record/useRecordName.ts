import { type RaRecord, useTranslate } from 'ra-core';
import { useEntry } from '../entries.ts';
import { useRepresent } from '../references.ts';

/** What the page of a record is called: `Offer 12 · Casino Royale`; the only record of its kind goes by its kind. */
export const useRecordName = (record: RaRecord | undefined): string | undefined => {
  const { name, single } = useEntry();
  const represent = useRepresent(name);
  const translate = useTranslate();
  if (single) return translate(`resources.${name}.title`);
  if (!record) return undefined;
  const noun = translate(`resources.${name}.name`, { smart_count: 1 });
  const title = represent(record);
  const numbered = `${noun} ${record.id}`;
  return title === `#${record.id}` ? numbered : `${numbered} · ${title}`;
};
