import { BooleanInput, NumberInput, PasswordInput, TextArrayInput, TextInput } from 'react-admin';
import type { BooleanProps, TextProps, WidgetProps } from '../props.ts';

export const TextWidget = ({ multiline = false, helperText, ...props }: WidgetProps & TextProps) => (
  <TextInput
    {...props}
    fullWidth
    helperText={helperText ?? false}
    multiline={multiline}
    {...(multiline && { minRows: 3, maxRows: 12 })}
  />
);

export const NumberWidget = ({ helperText, ...props }: WidgetProps) => (
  <NumberInput {...props} fullWidth helperText={helperText ?? false} step={1} />
);

export const BooleanWidget = ({ helperText, ...props }: WidgetProps & BooleanProps) => (
  <BooleanInput {...props} helperText={helperText ?? false} size="small" />
);

export const PasswordWidget = ({ helperText, ...props }: WidgetProps) => (
  <PasswordInput {...props} fullWidth helperText={helperText ?? false} autoComplete="new-password" />
);

/** Plain texts, each ended with Enter. */
export const TextsWidget = ({ helperText, ...props }: WidgetProps) => (
  <TextArrayInput {...props} fullWidth helperText={helperText ?? false} />
);
