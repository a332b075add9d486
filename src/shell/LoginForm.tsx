import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useLogin, useTranslate } from 'ra-core';
import { type SubmitEvent, useState } from 'react';

interface Attempt {
  /** Names of the fields that were left empty. */
  missing: readonly string[];
  failure?: string;
  pending?: true;
}

/** E-mail and password; `notice` is shown until the first attempt. */
export const LoginForm = ({ notice }: { notice?: string }) => {
  const [attempt, setAttempt] = useState<Attempt>({ missing: [], ...(notice && { failure: notice }) });
  const [visible, setVisible] = useState(false);
  const login = useLogin();
  const translate = useTranslate();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [email, password] = [String(form.get('email')).trim(), String(form.get('password'))];
    const missing = Object.entries({ email, password }).flatMap(([name, value]) => (value === '' ? [name] : []));
    if (missing.length > 0) {
      setAttempt({ missing });
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${missing[0]}]`)?.focus();
      return;
    }
    setAttempt({ missing: [], pending: true });
    try {
      await login({ email, password });
    } catch (error) {
      setAttempt({ missing: [], failure: error instanceof Error ? error.message : String(error) });
    }
  };

  const required = (name: string) =>
    attempt.missing.includes(name) && { error: true, helperText: translate('shell.login.required') };
  const eye = translate(visible ? 'shell.login.hidePassword' : 'shell.login.showPassword');
  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2}>
      {attempt.failure && <Alert severity="error">{translate(attempt.failure, { _: attempt.failure })}</Alert>}
      <TextField
        name="email"
        type="email"
        label={translate('shell.login.email')}
        autoComplete="username"
        autoFocus
        fullWidth
        size="medium"
        {...required('email')}
      />
      <TextField
        name="password"
        type={visible ? 'text' : 'password'}
        label={translate('shell.login.password')}
        autoComplete="current-password"
        fullWidth
        size="medium"
        {...required('password')}
        slotProps={{
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton aria-label={eye} edge="end" onClick={() => setVisible(!visible)}>
                  {visible ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Button type="submit" variant="contained" size="large" fullWidth loading={attempt.pending ?? false}>
        {translate('shell.login.submit')}
      </Button>
    </Stack>
  );
};
