import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { HttpError, useNavigate, useResetErrorBoundaryOnLocationChange, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { isChunkFailure } from '../providers/recovery/chunkRecovery.ts';
import { isUnanswered } from '../providers/calls/unanswered.ts';
import { UnknownNetwork } from '../providers/tenant/tenantSettings.ts';
import { useServices } from '../providers/ServicesContext.tsx';
import { BrokenServer } from './failures/BrokenServer.tsx';
import { MessagePage } from './MessagePage.tsx';

export interface ErrorPageProps {
  error: Error;
  resetErrorBoundary: (...args: unknown[]) => void;
}

const Buttons = ({ goesBack }: { goesBack: boolean }) => {
  const { unsaved } = useServices();
  const navigate = useNavigate();
  const translate = useTranslate();
  const reload = () => {
    unsaved.letGo();
    window.location.reload();
  };
  return (
    <>
      {goesBack && (
        <Button variant="outlined" color="inherit" onClick={() => navigate(-1)}>
          {translate('shell.errors.goBack')}
        </Button>
      )}
      <Button variant="contained" onClick={reload}>
        {translate('shell.errors.tryAgain')}
      </Button>
    </>
  );
};

/** The page for an error: of the server (500), of an address without a network (500 too), or any other. */
export const FailurePage = ({ error }: { error: unknown }) => {
  const translate = useTranslate();
  if (error instanceof UnknownNetwork) {
    return (
      <MessagePage code="500" picture={<BrokenServer />} title="session.noConfiguration">
        <Buttons goesBack />
      </MessagePage>
    );
  }
  if (error instanceof HttpError && isUnanswered(error.status)) {
    return (
      <MessagePage code="500" picture={<BrokenServer />} title="failurePage.server" hint="failurePage.serverHint">
        <Buttons goesBack />
      </MessagePage>
    );
  }
  return (
    <MessagePage title="shell.errors.other" hint="shell.errors.otherHint">
      <div>
        <Buttons goesBack={false} />
        <details>
          <Typography component="summary" variant="caption" color="textSecondary" sx={{ marginTop: 2, cursor: 'pointer' }}>
            {translate('shell.errors.details')}
          </Typography>
          <Typography
            component="pre"
            variant="caption"
            sx={{ textAlign: 'left', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {error instanceof Error ? error.message : String(error)}
          </Typography>
        </details>
      </div>
    </MessagePage>
  );
};

/** What shows in place of a page that has failed; leaving for another page leaves the failure too. */
export const ErrorPage = ({ error, resetErrorBoundary }: ErrorPageProps) => {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  const { chunks } = useServices();
  useEffect(() => {
    if (isChunkFailure(error)) chunks.failed();
  }, [error, chunks]);
  return chunks.isReloading() ? null : <FailurePage error={error} />;
};
