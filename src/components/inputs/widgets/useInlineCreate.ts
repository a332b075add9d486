import { type RaRecord, useCanAccess, useDataProvider, useSaveContext } from 'ra-core';
import { useDoneToast } from '../../useDoneToast.ts';
import { useErrorToast } from '../../useErrorToast.ts';

export interface InlineCreate {
  onCreate?: (title?: string) => Promise<RaRecord | undefined>;
}

/**
 * Returns what react-admin's inputs need to create a record from typed text: nothing for users who may not, or if
 * records are only searched for, as in filters.
 * @param values the record's values in addition to its title; undefined if a title is not enough
 */
export const useInlineCreate = (
  reference: string,
  values: Readonly<Record<string, unknown>> | undefined,
): InlineCreate => {
  const dataProvider = useDataProvider();
  const done = useDoneToast(reference);
  const complain = useErrorToast();
  const { save } = useSaveContext();
  const { canAccess = false } = useCanAccess({ resource: reference, action: 'create' });
  if (!values || !save || !canAccess) return {};
  return {
    onCreate: async (title) => {
      if (!title?.trim()) return undefined;
      try {
        const { data } = await dataProvider.create<RaRecord>(reference, { data: { title: title.trim(), ...values } });
        done('created');
        return data;
      } catch (error) {
        complain(error);
        return undefined;
      }
    },
  };
};
