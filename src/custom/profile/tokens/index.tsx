import { recordRepresentation } from '../../../generated/resources/apiToken.tsx';
import { TokensPage } from './TokensPage.tsx';

export default { list: () => <TokensPage />, create: () => <TokensPage isNew />, recordRepresentation };
