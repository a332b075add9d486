import { AuthInput, type AuthInputProps } from './AuthInput.tsx';
import { useReveal } from './useReveal.tsx';

/** A new password, hidden until the user reveals it. */
export const PasswordInput = (props: Omit<AuthInputProps, 'type' | 'endAdornment' | 'autoComplete'>) => (
  <AuthInput {...props} {...useReveal()} autoComplete="new-password" />
);
