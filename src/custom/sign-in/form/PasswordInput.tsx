import { AuthInput, type AuthInputProps } from './AuthInput.tsx';
import { useReveal } from './useReveal.tsx';

/** A new password, hidden until one wants to see it. */
export const PasswordInput = (props: Omit<AuthInputProps, 'type' | 'endAdornment' | 'autoComplete'>) => (
  <AuthInput {...props} {...useReveal()} autoComplete="new-password" />
);
