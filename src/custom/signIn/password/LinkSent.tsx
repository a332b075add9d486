import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import { AuthLayout } from '../layout/AuthLayout.tsx';

export interface LinkSentProps {
  email: string;
  /** Goes back to the form. */
  onAgain: () => void;
}

/** What to do after requesting a link. It isn't revealed whether the address has an account. */
export const LinkSent = ({ email, onAgain }: LinkSentProps) => {
  const translate = useTranslate();
  return (
    <AuthLayout
      title={translate('signIn.recovery.sentTitle')}
      lead={<span role="status">{translate('signIn.recovery.sent', { email })}</span>}
    >
      <Typography color="textSecondary">{translate('signIn.recovery.nothing')}</Typography>
      <Button variant="outlined" color="inherit" size="large" fullWidth onClick={onAgain}>
        {translate('signIn.recovery.another')}
      </Button>
      <Button component={LinkBase} to="/login" size="large" fullWidth>
        {translate('signIn.recovery.back')}
      </Button>
    </AuthLayout>
  );
};
