### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.

coach = مربی
coach-hint = پیش از یک اشتباه بزرگ هشدار می‌دهد.
coach-careful = مراقب { $move } باشید.
coach-again = دوباره ببینید؟
coach-chances = شانس شما از { $before }٪ به { $after }٪ می‌رسد.
coach-why = چرا؟
coach-answer = بعد { $move } می‌آید.
coach-other = انتخاب حرکت دیگر
coach-play = همین را بازی می‌کنم
