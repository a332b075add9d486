import Button from '@mui/material/Button';
import { useNavigate, useTranslate } from 'ra-core';
import { LostPage } from './LostPage.tsx';
import { MessagePage } from './MessagePage.tsx';
import { ToStartButton } from './ToStartButton.tsx';

/** Shown when nothing is at this address. */
export const NotFoundPage = () => {
  const navigate = useNavigate();
  const translate = useTranslate();
  return (
    <MessagePage code="404" picture={<LostPage />} title="failure.noPage" hint="failure.noPageHint">
      <Button variant="outlined" color="inherit" onClick={() => navigate(-1)}>
        {translate('failure.goBack')}
      </Button>
      <ToStartButton />
    </MessagePage>
  );
};
