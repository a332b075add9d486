interface Company {
  title: string;
  vertical: string;
  /** Three products, or one in several countries; the last word says where it is sold (see `places`). */
  offers: readonly [string, string, string];
}

/** The advertisers of the demo network and what they sell. */
export const companies: readonly Company[] = [
  {
    title: 'Nova Trade Capital',
    vertical: 'Crypto',
    offers: ['Crypto Nova Exchange – LATAM', 'Crypto Nova Exchange – ES', 'Nova Wallet – DACH'],
  },
  {
    title: 'Bitrush Technologies',
    vertical: 'Crypto',
    offers: ['Bitrush Robot DE', 'Bitrush Robot IT', 'Bitrush Academy – EU'],
  },
  {
    title: 'Quantum Ledger Ltd',
    vertical: 'Crypto',
    offers: ['Quantum Ledger AI – Tier-1', 'Quantum Ledger AI – Nordics', 'QL Staking CA'],
  },
  {
    title: 'Satoshi Harbour',
    vertical: 'Crypto',
    offers: ['Harbour Exchange TR', 'Harbour Exchange KZ', 'Harbour P2P – CIS'],
  },
  {
    title: 'CoinMeadow',
    vertical: 'Crypto',
    offers: ['CoinMeadow Savings FR', 'CoinMeadow Card PL', 'CoinMeadow Card CZ'],
  },
  {
    title: 'Meridian FX',
    vertical: 'Forex',
    offers: ['Meridian Trader – GCC', 'Meridian Trader ZA', 'Meridian Copy IN'],
  },
  {
    title: 'Alpine Brokers AG',
    vertical: 'Forex',
    offers: ['Alpine Invest – DACH', 'Alpine Invest IT', 'Alpine Demo Account – EU'],
  },
  { title: 'Pacific Crest Markets', vertical: 'Forex', offers: ['Crest CFD AU', 'Crest CFD – SEA', 'Crest Gold JP'] },
  {
    title: 'TradeWell Group',
    vertical: 'Forex',
    offers: ['TradeWell 250 – LATAM', 'TradeWell 250 BR', 'TradeWell Signals MX'],
  },
  { title: 'Vitalis Labs', vertical: 'Nutra', offers: ['KetoSlim DE', 'KetoSlim AT', 'KetoSlim PL'] },
  { title: 'Zelenaya Apteka', vertical: 'Nutra', offers: ['АртроГель KZ', 'АртроГель UA', 'Кардио Плюс KZ'] },
  { title: 'BioRoot GmbH', vertical: 'Nutra', offers: ['ProstaForte RO', 'ProstaForte BG', 'HairRoot Serum IT'] },
  { title: 'Andes Natural', vertical: 'Nutra', offers: ['Diabexin MX', 'Diabexin CO', 'Visión Clara PE'] },
  { title: 'Lotus Herbal', vertical: 'Nutra', offers: ['Slim Lotus Tea VN', 'Slim Lotus Tea TH', 'Joint Balm ID'] },
  {
    title: 'DermaVeil',
    vertical: 'Nutra',
    offers: ['DermaVeil Anti-Age – Tier-1', 'DermaVeil Anti-Age ES', 'NailFix PT'],
  },
  { title: 'Northern Supplements', vertical: 'Nutra', offers: ['SleepWell – Nordics', 'TestoMax SE', 'Flexa Gel FI'] },
  { title: 'Royal Spin Casino', vertical: 'Gambling', offers: ['Royal Spin – CIS', 'Royal Spin BR', 'Royal Spin CA'] },
  {
    title: 'Lucky Fjord',
    vertical: 'Gambling',
    offers: ['Lucky Fjord NO', 'Lucky Fjord FI', 'Fjord Live Casino – Nordics'],
  },
  {
    title: 'Casa de Slots',
    vertical: 'Gambling',
    offers: ['Casa de Slots – LATAM', 'Casa de Slots CL', 'Aviator Rush PE'],
  },
  {
    title: 'Golden Bazaar Gaming',
    vertical: 'Gambling',
    offers: ['Golden Bazaar TR', 'Golden Bazaar AZ', 'Bazaar Crash IN'],
  },
  {
    title: 'Jackpot Street',
    vertical: 'Gambling',
    offers: ['Jackpot Street DE', 'Jackpot Street AU', 'Jackpot Street NZ'],
  },
  { title: 'Neon Reels', vertical: 'Gambling', offers: ['Neon Reels PL', 'Neon Reels CZ', 'Neon Reels HU'] },
  { title: 'BetArena', vertical: 'Betting', offers: ['BetArena NG', 'BetArena KE', 'BetArena GH'] },
  {
    title: 'Goal Line Sports',
    vertical: 'Betting',
    offers: ['Goal Line BR', 'Goal Line – EU', 'Goal Line Esports – CIS'],
  },
  { title: 'Corner Kick', vertical: 'Betting', offers: ['Corner Kick BD', 'Corner Kick IN', 'Cricket League PK'] },
  {
    title: 'HeartBridge',
    vertical: 'Dating',
    offers: ['HeartBridge SOI – Tier-1', 'HeartBridge DOI DE', 'HeartBridge DOI FR'],
  },
  {
    title: 'Moonlight Social',
    vertical: 'Dating',
    offers: ['Moonlight Chat US', 'Moonlight Chat UK', 'Moonlight 40+ – Tier-1'],
  },
  { title: 'Amigos Media', vertical: 'Dating', offers: ['Amor Latino – LATAM', 'Amor Latino ES', 'CasualClub IT'] },
  { title: 'QuickCredit', vertical: 'Finance', offers: ['QuickCredit KZ', 'QuickCredit UA', 'QuickCredit VN'] },
  { title: 'Peso Fácil', vertical: 'Finance', offers: ['Peso Fácil MX', 'Peso Fácil CO', 'Tarjeta Fácil MX'] },
  { title: 'Bancora', vertical: 'Finance', offers: ['Bancora Card PL', 'Bancora Loan ES', 'Bancora Loan RO'] },
  {
    title: 'Rupee Now',
    vertical: 'Finance',
    offers: ['Rupee Now IN', 'Rupee Now Gold Loan IN', 'Rupee Credit Card IN'],
  },
  {
    title: 'SmartHome Depot',
    vertical: 'E-commerce',
    offers: ['Robot Vacuum X8 PL', 'Robot Vacuum X8 HU', 'Air Cooler Mini – EU'],
  },
  {
    title: 'GadgetFox',
    vertical: 'E-commerce',
    offers: ['Drone Pro X US', 'Translator Buds – Tier-1', 'Night Vision Scope DE'],
  },
  {
    title: 'Casa Bella',
    vertical: 'E-commerce',
    offers: ['Knife Set Santoku IT', 'Smart Garden ES', 'Bamboo Bedding FR'],
  },
  {
    title: 'Prize Harbor',
    vertical: 'Sweepstakes',
    offers: ['iPhone 17 Draw – Tier-1', 'Supermarket Voucher UK', 'Supermarket Voucher DE'],
  },
  { title: 'WinDaily', vertical: 'Sweepstakes', offers: ['WinDaily SMS ZA', 'WinDaily SMS TH', 'PlayStation Draw AU'] },
  {
    title: 'DriveSafe Insurance',
    vertical: 'Insurance',
    offers: ['DriveSafe Auto US', 'DriveSafe Auto UK', 'DriveSafe Travel – EU'],
  },
  {
    title: 'Assicura Online',
    vertical: 'Insurance',
    offers: ['Assicura Auto IT', 'Assicura Moto IT', 'Assicura Casa IT'],
  },
  { title: 'KaskoPlus', vertical: 'Insurance', offers: ['КАСКО Плюс KZ', 'ОСАГО онлайн KZ', 'Travel Plus – CIS'] },
]; // prettier-ignore

interface Place {
  countries: readonly string[];
  /** The languages of its landing pages. */
  languages: readonly string[];
}

const place = (countries: string, languages: string): Place => ({
  countries: countries.split(' '),
  languages: languages.split(' '),
});

const regions: Readonly<Record<string, Place>> = {
  LATAM: place('MX BR AR CO CL PE', 'es pt'),
  DACH: place('DE AT CH', 'de'),
  EU: place('DE FR IT ES PL NL BE PT', 'en de fr es'),
  CIS: place('KZ UZ AZ AM KG', 'ru kk'),
  GCC: place('AE SA QA KW BH OM', 'ar en'),
  SEA: place('TH VN ID MY PH SG', 'en th id'),
  Nordics: place('SE NO FI DK', 'sv no fi'),
  'Tier-1': place('US GB CA AU NZ IE', 'en'),
  UK: place('GB', 'en'),
};

const languageOf = (country: string): string =>
  new Intl.Locale(`und-${country}`).maximize().language.replace('nb', 'no');

/** Returns where an offer is sold, by the last word of its title. */
export const marketOf = (title: string): Place => {
  const word = title.split(' ').at(-1)!;
  return regions[word] ?? { countries: [word], languages: [languageOf(word)] };
};
