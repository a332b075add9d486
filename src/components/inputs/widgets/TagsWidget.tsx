import { type RaRecord, useCanAccess, useDataProvider } from 'ra-core';
import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin';
import { useRepresent } from '../../references.ts';
import type { TagsProps, WidgetProps } from '../props.ts';
import { OfferedChoices } from './OfferedChoices.tsx';
import { useFinding } from './references.tsx';
import { useDoneToast } from '../../useDoneToast.ts';
import { useErrorToast } from '../../useErrorToast.ts';

/** Tags of one type; who may make tags makes a new one by typing its title. */
export const TagsWidget = ({ reference, of, fixed = false, source, helperText, ...props }: WidgetProps & TagsProps) => {
  const dataProvider = useDataProvider();
  const done = useDoneToast(reference);
  const complain = useErrorToast();
  const { canAccess: mayCreate } = useCanAccess({ resource: reference, action: 'create' });
  const finding = useFinding(reference, { type: of, status: 'active' });
  const represent = useRepresent(reference);
  if (!finding) return null;

  const create = async (title?: string): Promise<RaRecord | undefined> => {
    if (!title?.trim()) return undefined;
    try {
      const { data } = await dataProvider.create<RaRecord>(reference, { data: { title: title.trim(), type: of } });
      done('created');
      return data;
    } catch (error) {
      complain(error);
      return undefined;
    }
  };

  return (
    <ReferenceArrayInput source={source} {...finding}>
      <OfferedChoices helperText={helperText}>
        {(text) => (
          <AutocompleteArrayInput
            {...props}
            optionText={represent}
            inputText={represent}
            helperText={text}
            disableCloseOnSelect
            {...(mayCreate && !fixed && { onCreate: create })}
          />
        )}
      </OfferedChoices>
    </ReferenceArrayInput>
  );
};
