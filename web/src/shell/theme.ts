/** Light, dark, or as the device has it. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
const remembered = 'theme';

export const currentTheme = (): Theme => themes.find((theme) => theme === localStorage.getItem(remembered)) ?? 'system';

export const applyTheme = (theme: Theme): void => {
  if (theme === 'system') {
    localStorage.removeItem(remembered);
    delete document.documentElement.dataset.theme;
  } else {
    localStorage.setItem(remembered, theme);
    document.documentElement.dataset.theme = theme;
  }
};
