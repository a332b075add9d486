import { type RaRecord, useCanAccess, useDataProvider, useSaveContext } from 'ra-core';
import { useDoneToast } from '../../useDoneToast.ts';
import { useErrorToast } from '../../useErrorToast.ts';

export interface InlineCreate {
  onCreate?: (title?: string) => Promise<RaRecord | undefined>;
}

/**
 * What inputs of react-admin's need to make a record of what someone typed: nothing for those who may not, and where
 * records are only looked for, as in filters.
 * @param values what the record has beside its title; undefined where a title is not enough
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
