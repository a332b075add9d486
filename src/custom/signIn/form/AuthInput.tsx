import { useInput, useTranslate, type Validator, ValidationError } from 'ra-core';
import type { ReactNode } from 'react';
import { TextBox } from './TextBox.tsx';

export interface AuthInputProps {
  source: string;
  /** Key of the label; defaults to that of the source. */
  label?: string;
  validate: Validator[];
  type?: string;
  autoComplete: string;
  autoFocus?: boolean;
  /** Key of the placeholder that an empty field shows while it is focused. */
  placeholder?: string;
  endAdornment?: ReactNode;
  /** Id of an element that explains the field, in addition to its own message. */
  describedBy?: string;
  onBlur?: () => void;
  onChange?: () => void;
}

/** A single-line input in a short form, with its error below. */
export const AuthInput = ({
  source,
  label = source,
  validate,
  endAdornment,
  describedBy,
  ...props
}: AuthInputProps) => {
  const { type, autoComplete, autoFocus, placeholder, onBlur, onChange } = props;
  const { field, fieldState, id, isRequired } = useInput({
    source,
    validate,
    ...(onBlur && { onBlur }),
    ...(onChange && { onChange }),
  });
  const translate = useTranslate();
  const { ref, ...bound } = field;
  const message = fieldState.error?.message;
  return (
    <TextBox
      {...bound}
      id={id}
      inputRef={ref}
      label={translate(`signIn.fields.${label}`)}
      {...(type && { type })}
      {...(placeholder && { placeholder: translate(`signIn.fields.${placeholder}`) })}
      autoComplete={autoComplete}
      autoFocus={autoFocus ?? false}
      error={fieldState.invalid}
      hint={message && <ValidationError error={message} />}
      describedBy={describedBy}
      endAdornment={endAdornment}
      inputProps={{ 'aria-required': isRequired }}
    />
  );
};
