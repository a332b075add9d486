// Runs before the first paint, so that a dark page never flashes light. Kept apart from the application because the
// page's security policy allows no inline scripts.
(function () {
  var theme = null;
  try {
    theme = localStorage.getItem('theme');
  } catch (error) {
    // Without storage the system decides.
  }
  if (theme !== 'dark' && theme !== 'light') {
    theme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.classList.add(theme);
})();
