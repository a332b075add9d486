import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { HttpError, useNavigate, useResetErrorBoundaryOnLocationChange, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { recordOf } from '../../domain/records.ts';
import { BrokenServer } from '../components/failure/BrokenServer.tsx';
import { FailureDetails } from '../components/failure/FailureDetails.tsx';
import { MessagePage } from '../components/failure/MessagePage.tsx';
import { failureWords } from '../providers/data/failureNotice.ts';
import { isChunkFailure } from '../providers/recovery/chunkRecovery.ts';
import { isUnanswered } from '../providers/calls/unanswered.ts';
import { UnknownNetwork } from '../providers/tenant/tenantSettings.ts';
import { useServices } from '../providers/ServicesContext.tsx';

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
  const goBack = () => {
    // The router counts where one has been: a page opened in its own browser tab has nothing before it.
    const { idx } = recordOf(window.history.state);
    void (Number(idx) > 0 ? navigate(-1) : navigate('/'));
  };
  return (
    <>
      {goesBack && (
        <Button variant="outlined" color="inherit" onClick={goBack}>
          {translate('failure.goBack')}
        </Button>
      )}
      <Button variant="contained" onClick={reload}>
        {translate('failure.tryAgain')}
      </Button>
    </>
  );
};

/** An error in the page itself: the thrown error is for whichever developer fixes it. */
const BrokenPage = ({ error }: { error: unknown }) => {
  const translate = useTranslate();
  const said = (
    <details>
      <Typography component="summary" variant="caption" color="textSecondary" sx={{ cursor: 'pointer' }}>
        {translate('failure.details')}
      </Typography>
      <Typography
        component="pre"
        variant="caption"
        sx={{ textAlign: 'left', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {error instanceof Error ? error.message : String(error)}
      </Typography>
    </details>
  );
  return (
    <MessagePage title="errors.other.title" hint="errors.other.text" details={said}>
      <Buttons goesBack={false} />
    </MessagePage>
  );
};

/** The page for an error: of a call, of an address without a network (500 too), or any other. */
export const FailurePage = ({ error }: { error: unknown }) => {
  if (error instanceof UnknownNetwork) {
    return (
      <MessagePage code="500" picture={<BrokenServer />} title={error.message}>
        <Buttons goesBack />
      </MessagePage>
    );
  }
  if (!(error instanceof HttpError)) return <BrokenPage error={error} />;
  const { header, text, ...rest } = failureWords(error);
  return (
    <MessagePage
      {...(error.status >= 400 && { code: String(error.status) })}
      picture={isUnanswered(error.status) && <BrokenServer />}
      title={header}
      hint={text}
      details={<FailureDetails {...rest} />}
    >
      <Buttons goesBack />
    </MessagePage>
  );
};

/** Shown in place of a page that has failed; navigating to another page clears the failure. */
export const ErrorPage = ({ error, resetErrorBoundary }: ErrorPageProps) => {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  const { chunks } = useServices();
  useEffect(() => {
    if (isChunkFailure(error)) chunks.failed();
  }, [error, chunks]);
  return chunks.isReloading() ? null : <FailurePage error={error} />;
};
