import { MessagePage } from './MessagePage.tsx';
import { ToStartButton } from './ToStartButton.tsx';

export const AccessDeniedPage = () => (
  <MessagePage code="403" title="shell.errors.accessDenied" hint="shell.errors.accessDeniedHint">
    <ToStartButton />
  </MessagePage>
);
