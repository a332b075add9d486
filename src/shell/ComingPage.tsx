import { Title } from 'react-admin';
import { useTranslate } from 'ra-core';
import { useMenu } from './menu/useMenu.ts';
import { MessagePage } from './MessagePage.tsx';
import { ToStartButton } from './ToStartButton.tsx';

/** What stands where a page will be: what one will be able to do there. */
const ComingPage = () => {
  const translate = useTranslate();
  const current = useMenu()?.current;
  if (!current) return null;
  const page = translate(current.label);
  return (
    <>
      <Title title={page} />
      <MessagePage title={translate('shell.coming.title', { page })} {...(current.coming && { hint: current.coming })}>
        <ToStartButton />
      </MessagePage>
    </>
  );
};

export default ComingPage;
