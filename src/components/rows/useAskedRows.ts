import { type RaRecord, useGetList, useRecordContext } from 'ra-core';
import { type Key, useEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

/** What a form's rows are asked for by. */
export interface Asked {
  /** Field of the form that has the rows. */
  source: string;
  /** Field of a row that names what is asked for. */
  field: string;
  /** Resource of what is asked for. */
  resource: string;
  /** Which of it; nothing is asked for where it is absent. */
  filter: Readonly<Record<string, unknown>> | undefined;
}

type Row = Readonly<Record<string, unknown>>;

/**
 * A new record begins with a row for each thing that it is asked for. Rows that are there for these stay, such as those
 * of a draft; nobody has typed the new ones, so that leaving them asks nobody.
 *
 * @returns a key for the input of the rows, which reads them only where it is drawn anew
 */
export const useAskedRows = ({ source, field, resource, filter }: Asked): Key => {
  const [filledFor, setFilledFor] = useState('');
  const isNew = useRecordContext()?.['version'] === undefined;
  const { getValues, setValue } = useFormContext<Record<string, readonly Row[] | undefined>>();
  const { isReady } = useFormState();
  const { data } = useGetList<RaRecord>(
    resource,
    { filter: filter ?? {}, sort: { field: 'position', order: 'ASC' }, pagination: { page: 1, perPage: 100 } },
    { enabled: isNew && filter !== undefined, retry: false },
  );
  const asked = data?.map(({ id }) => id).join() ?? '';
  useEffect(() => {
    // Before it is ready, the form would take its own beginning over the rows.
    if (!isNew || !data || !isReady) return;
    const rows = getValues(source) ?? [];
    if (rows.some((row) => data.some(({ id }) => id === row[field]))) return;
    setValue(
      source,
      data.map(({ id }) => ({ [field]: id })),
    );
    setFilledFor(asked);
  }, [isNew, data, asked, isReady, source, field, getValues, setValue]);
  return filledFor;
};
