import Button from '@mui/material/Button';
import { useNavigate, useTranslate } from 'ra-core';
import { MessagePage } from './MessagePage.tsx';
import { ToStartButton } from './ToStartButton.tsx';

export const NotFoundPage = () => {
  const navigate = useNavigate();
  const translate = useTranslate();
  return (
    <MessagePage code="404" title="shell.errors.notFound" hint="shell.errors.notFoundHint">
      <Button variant="outlined" color="inherit" onClick={() => navigate(-1)}>
        {translate('shell.errors.goBack')}
      </Button>
      <ToStartButton />
    </MessagePage>
  );
};
