// The panel is shown as it was served until its components come with these; what only paper needs comes with printing.
import.meta.glob(['./*.scss', '!./paper-map.scss'], { eager: true });
