import DialogContentText from '@mui/material/DialogContentText';
import { PasswordInput } from 'react-admin';
import { DialogForm } from '../../../components/form/pages/DialogForm.tsx';
import { rule } from '../../../components/validation.ts';

export interface PasswordStepProps {
  /** Why it is required. */
  text: string;
  submit: string;
  isDangerous: boolean;
  onSubmit: (currentPassword: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the current password, so that a hijacked session can't change how the user signs in. */
export const PasswordStep = ({ text, submit, isDangerous, onSubmit, onCancel }: PasswordStepProps) => (
  <DialogForm
    fields={['currentPassword']}
    submit={submit}
    isDangerous={isDangerous}
    onSubmit={({ currentPassword }) => onSubmit(currentPassword)}
    onCancel={onCancel}
  >
    <DialogContentText variant="body2">{text}</DialogContentText>
    <PasswordInput
      source="currentPassword"
      label="profile.currentPassword"
      fullWidth
      autoFocus
      helperText={false}
      autoComplete="current-password"
      validate={rule('required')}
    />
  </DialogForm>
);
