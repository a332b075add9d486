import { type RaRecord, useGetList, useRecordContext } from 'ra-core';
import { type Key, useEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

/** What a form's rows are requested by. */
export interface RowsQuery {
  /** The field of the form that holds the rows. */
  source: string;
  /** The field of a row that names the requested item. */
  field: string;
  /** The resource of the requested items. */
  resource: string;
  /** Selects the items; nothing is requested if absent. */
  filter: Readonly<Record<string, unknown>> | undefined;
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Starts a new record with a row for each requested item. Existing rows for these items, such as those of a draft, are
 * kept; the new rows do not make the form dirty, so that leaving it does not prompt.
 *
 * @returns a key for the rows' input, which reads them only when it is mounted again
 */
export const useAskedRows = ({ source, field, resource, filter }: RowsQuery): Key => {
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
    // Before the form is ready, its initial values would overwrite the rows.
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
