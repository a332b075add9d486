import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { useSending } from '../../../components/form/saving/useSending.ts';

export interface AuthFormProps {
  /** Names of its fields: the server's objections to them are shown there, everything else above the form. */
  fields: readonly string[];
  defaults: Readonly<Record<string, string>>;
  /** The text of the button. */
  submit: string;
  /** Sends what was typed; rejects like every call. */
  onSubmit: (values: FieldValues) => Promise<void>;
  children: ReactNode;
}

const SubmitButton = ({ label }: { label: string }) => {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" size="large" fullWidth loading={isSubmitting}>
      {label}
    </Button>
  );
};

/** A short form with one button. It keeps what was typed, even after a failure. */
export const AuthForm = ({ fields, defaults, submit, onSubmit, children }: AuthFormProps) => {
  const { send, failure } = useSending(fields, onSubmit);
  const translate = useTranslate();
  const id = useId();

  const sendAndPoint = async (values: FieldValues) => {
    const messages = await send(values);
    const [first] = Object.keys(messages ?? {});
    if (first) document.getElementById(id)?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    return messages;
  };

  return (
    <Form id={id} noValidate defaultValues={defaults} onSubmit={sendAndPoint} disableInvalidFormNotification>
      <Stack spacing={2}>
        {failure && <Alert severity="error">{translate(failure, { _: failure })}</Alert>}
        {children}
        <SubmitButton label={submit} />
      </Stack>
    </Form>
  );
};
