import generated, { LandingCreate, landingInputs } from '../../generated/resources/landing.tsx';
import { AdvertiserInput } from './AdvertiserInput.tsx';

const inputs = { ...landingInputs, advertiser: <AdvertiserInput>{landingInputs.advertiser}</AdvertiserInput> };

export default { ...generated, create: () => <LandingCreate inputs={inputs} /> };
