import { ReferenceArrayInput } from 'react-admin';
import { useRepresent } from '../../references.ts';
import type { TagsProps, WidgetProps } from '../props.ts';
import { ManyChoices } from './ManyChoices.tsx';
import { OfferedChoices } from './OfferedChoices.tsx';
import { useFinding } from './references.tsx';
import { useInlineCreate } from './useInlineCreate.ts';

/** Tags of one type; users who may create tags do so by typing a title. */
export const TagsWidget = ({
  reference,
  referenceFilter,
  of,
  fixed = false,
  source,
  helperText,
  ...props
}: WidgetProps & TagsProps) => {
  const finding = useFinding(reference, { ...referenceFilter, type: of });
  const represent = useRepresent(reference);
  const creating = useInlineCreate(reference, fixed ? undefined : { type: of });
  if (!finding) return null;
  return (
    <ReferenceArrayInput source={source} {...finding}>
      <OfferedChoices reference={reference} helperText={helperText}>
        {(texts) => (
          <ManyChoices
            {...props}
            source={source}
            optionText={represent}
            inputText={represent}
            {...texts}
            disableCloseOnSelect
            forcePopupIcon
            {...creating}
          />
        )}
      </OfferedChoices>
    </ReferenceArrayInput>
  );
};
