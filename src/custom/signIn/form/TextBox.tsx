import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';

export interface TextBoxProps extends Omit<OutlinedInputProps, 'inputProps'> {
  label: string;
  /** Shown below it, such as an error. */
  hint?: ReactNode;
  /** Whether screen readers announce the hint when it appears. */
  isAlert?: boolean;
  /** Id of an element elsewhere on the page that describes it. */
  describedBy?: string | undefined;
  inputProps?: OutlinedInputProps['inputProps'];
}

/**
 * A single-line input with a label and a hint: a `TextField` without the select and menu that it would load with the
 * page.
 */
export const TextBox = ({
  id,
  label,
  hint,
  isAlert = false,
  describedBy,
  error,
  inputProps,
  ...input
}: TextBoxProps) => {
  const own = useId();
  const inputId = id ?? own;
  const hintId = `${inputId}-helper-text`;
  const described = [hint && hintId, describedBy].filter(Boolean).join(' ');
  return (
    <FormControl fullWidth size="medium" error={error ?? false}>
      <InputLabel htmlFor={inputId}>{label}</InputLabel>
      <OutlinedInput
        {...input}
        id={inputId}
        label={label}
        inputProps={{ ...inputProps, ...(described && { 'aria-describedby': described }) }}
      />
      {hint && (
        <FormHelperText id={hintId} {...(isAlert && { role: 'alert' })}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  );
};
