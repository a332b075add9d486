import { AutocompleteArrayInput, AutocompleteInput } from 'react-admin';
import { useKnown } from '../../known.ts';
import type { KnownProps, WidgetProps } from '../inputs.tsx';

/** One or several countries, languages or time zones, found by their names. */
export const KnownWidget = ({ of, several = false, helperText, ...props }: WidgetProps & KnownProps) => {
  const known = useKnown(of);
  const choosing = { choices: [...known], optionText: 'title', helperText: helperText ?? false, translateChoice: false, isPending: known.length === 0 };
  return several ? (
    <AutocompleteArrayInput {...props} {...choosing} disableCloseOnSelect />
  ) : (
    <AutocompleteInput {...props} {...choosing} />
  );
};
