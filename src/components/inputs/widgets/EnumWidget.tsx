import { AutocompleteArrayInput, SelectInput } from 'react-admin';
import type { EnumProps, WidgetProps } from '../props.ts';

/** One or several of a closed set of values. */
export const EnumWidget = ({ choices, several = false, helperText, ...props }: WidgetProps & EnumProps) =>
  several ? (
    <AutocompleteArrayInput
      {...props}
      fullWidth
      choices={[...choices]}
      helperText={helperText ?? false}
      disableCloseOnSelect
    />
  ) : (
    <SelectInput {...props} fullWidth choices={[...choices]} helperText={helperText ?? false} />
  );
