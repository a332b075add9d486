import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';

export interface TextBoxProps extends Omit<OutlinedInputProps, 'inputProps'> {
  label: string;
  /** What stands below it, as what is wrong with it. */
  hint?: ReactNode;
  /** Whether the hint is to be read out once it comes. */
  isAlert?: boolean;
  /** Id of what explains it elsewhere on the page. */
  describedBy?: string | undefined;
  inputProps?: OutlinedInputProps['inputProps'];
}

/** A line of text with its label and a hint: a `TextField` without the select and its menu, which that would bring to the page. */
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
