import { useInput, useTranslate, type Validator, ValidationError } from 'ra-core';
import type { ReactNode } from 'react';
import { TextBox } from './TextBox.tsx';

export interface AuthInputProps {
  source: string;
  /** Key of the label; that of the source where it says nothing else. */
  label?: string;
  validate: Validator[];
  type?: string;
  autoComplete: string;
  autoFocus?: boolean;
  /** Key of what an empty field says while one is in it. */
  placeholder?: string;
  endAdornment?: ReactNode;
  /** Id of what explains the field beside its own message. */
  describedBy?: string;
  onBlur?: () => void;
  onChange?: () => void;
}

/** A line of text in a short form, with what is wrong with it below. */
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
