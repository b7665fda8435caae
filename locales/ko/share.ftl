### Sharing a game or a position, and the board on other pages.

share-link = 링크 복사
share-position = 국면 복사
share-png = 그림 저장 (PNG)
share-gif = 애니메이션 저장 (GIF)
share-gif-offline = 애니메이션은 서버에서 만들어요. 온라인일 때 다시 시도해 주세요.
share-failed = 실패했어요. 다시 시도해 주세요.
share-busy = 잠시만요…
share-embed = 웹 페이지에 넣기
embed-open = Fencepost에서 열기
embed-wrong = 이 보드를 보여 줄 수 없어요. 링크가 온전하지 않아요.
