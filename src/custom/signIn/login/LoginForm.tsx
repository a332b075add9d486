import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { LinkBase, useTranslate } from 'ra-core';
import { type SubmitEvent, useState } from 'react';
import { TextBox } from '../form/TextBox.tsx';
import { useReveal } from '../form/useReveal.tsx';
import type { Credentials } from '../../../providers/auth/authProvider.ts';

export interface LoginFormProps {
  /** What was typed before the code was requested. */
  credentials: Credentials;
  /** Why the last attempt, or the last session, ended; as text or a message key. */
  failure?: string;
  onSubmit: (credentials: Credentials) => Promise<void>;
}

/** Email and password. */
export const LoginForm = ({ credentials, failure, onSubmit }: LoginFormProps) => {
  const [typed, setTyped] = useState(credentials);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [isPending, setPending] = useState(false);
  const { type, endAdornment } = useReveal();
  const translate = useTranslate();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Some password managers fill in a form without notifying the page.
    const form = new FormData(event.currentTarget);
    const given = { email: String(form.get('email')).trim(), password: String(form.get('password')) };
    const empty = Object.entries(given).flatMap(([name, value]) => (value === '' ? [name] : []));
    setMissing(empty);
    if (empty.length > 0) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${empty[0]}]`)?.focus();
      return;
    }
    setPending(true);
    await onSubmit(given);
    setPending(false);
  };

  const field = (name: 'email' | 'password') => ({
    name,
    label: translate(`signIn.fields.${name}`),
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
    ...(missing.includes(name) && { error: true, hint: translate('signIn.required') }),
  });
  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2}>
      {failure && !isPending && <Alert severity="error">{translate(failure, { _: failure })}</Alert>}
      <TextBox {...field('email')} type="email" autoComplete="username" autoFocus />
      <TextBox {...field('password')} type={type} autoComplete="current-password" endAdornment={endAdornment} />
      <Box sx={{ textAlign: 'right' }}>
        <Link
          component={LinkBase}
          to="/login/recoveryPassword"
          state={{ email: typed.email }}
          variant="body2"
          underline="hover"
        >
          {translate('signIn.login.forgot')}
        </Link>
      </Box>
      <Button type="submit" variant="contained" size="large" fullWidth loading={isPending}>
        {translate('signIn.login.submit')}
      </Button>
    </Stack>
  );
};
